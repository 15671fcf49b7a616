export const ruleId = (id: string): string => `broadsides/${id}`;
