export const ruleId = (id: string): string => `mississippi-queen/${id}`;
