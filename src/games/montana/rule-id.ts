export const ruleId = (id: string): string => `montana/${id}`;
