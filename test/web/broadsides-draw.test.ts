import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { duellist } from './support/duellist.ts';
import { openInn } from './support/inn.ts';
import { openTable, pressListed } from './support/table.ts';

const inn = openInn();

test('two at one device man their ships with the full box, fight a round, and agree to a draw', async () => {
  const page = await inn.newPage();
  const captains = duellist(page, 'lies to', seeded(1805));
  const options = { 'Crew on each ship': '22' };
  await openTable(page, inn.url, { game: 'broadsides', options, seats: 2, places: ['me'] });
  const curtain = page.getByRole('button', { name: /^I am / });
  const asked = page.locator('main[aria-busy="false"] .bar.asked');
  const accept = page.getByRole('button', { name: 'Accept the draw' });
  const [pressed, hands] = [new Set<string>(), new Set<string>()];
  for (let decided = 0; decided < 60 && !pressed.has('accept'); decided++) {
    await asked.or(curtain).first().waitFor();
    if (await curtain.isVisible()) {
      hands.add(await curtain.innerText());
      await curtain.click();
    } else if ((await accept.count()) > 0) {
      pressed.add('accept');
      await accept.click();
    } else if (!pressed.has('offer') && (await page.locator('.log :text("Round 2")').count()) > 0) {
      pressed.add('offer');
      await pressListed(page, 'Offer a draw …');
      await page.locator('.asked-twice').getByRole('button', { name: 'Offer a draw' }).click();
    } else await captains.answer();
  }
  await page.locator('.over-bar').waitFor();
  expect([...pressed]).toEqual(['offer', 'accept']);
  expect(hands.size).toBe(2);
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.getByText('Both players agreed to a draw.').first().waitFor();
  expect(inn.faults).toEqual([]);
});
