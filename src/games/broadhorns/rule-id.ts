export const ruleId = (id: string): string => `broadhorns/${id}`;
