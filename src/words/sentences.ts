/** A full stop, unless it belongs to a short form such as the one of Saint. */
const END = /(?<!\bSte?)[.!?](?= |\n|$)/g;

/** The sentences of a text, in order. */
export function sentencesOf(text: string): readonly string[] {
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1);
  return [...new Set([...ends, text.length])]
    .map((end, i, all) => text.slice(all[i - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '');
}

/** As many whole sentences of the beginning as fit; empty where the first alone is too long. */
export function leadOf(text: string, most: number): string {
  let lead = '';
  for (const sentence of sentencesOf(text)) {
    const longer = lead === '' ? sentence : `${lead} ${sentence}`;
    if (longer.length > most) break;
    lead = longer;
  }
  return lead;
}

/** In characters: a tip over the board must not hide it. */
const LONGEST_TIP = 140;

/** What a tip says of a rule; the guide has the rest. */
export const tipOf = (rule: string): string => leadOf(rule, LONGEST_TIP);
