export const ruleId = (id: string): string => `small-railroad-empires/${id}`;
