import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { duellist } from './support/duellist.ts';
import { openInn } from './support/inn.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

test('two at one device man their ships with the full box, fight a round, and agree to a draw', async () => {
  const page = await inn.newPage();
  const captains = duellist(page, 'lies to', seeded(1805));
  const options = { 'Crewmembers on each ship': '22' };
  await openTable(page, inn.url, { game: 'broadsides', options, seats: 2, places: ['me'] });
  const curtain = page.getByRole('button', { name: /^I am / });
  const asked = page.locator('main[aria-busy="false"] .bar.asked');
  const wanted = page.locator('.choice', { hasText: /^(Offer a draw|Accept the draw)$/ });
  const [pressed, hands] = [new Set<string>(), new Set<string>()];
  for (let decided = 0; decided < 60 && !pressed.has('Accept the draw'); decided++) {
    await asked.or(curtain).first().waitFor();
    if (await curtain.isVisible()) {
      hands.add(await curtain.innerText());
      await curtain.click();
    } else if ((await wanted.count()) > 0 && (await page.locator('.log :text("Round 2")').count()) > 0) {
      pressed.add(await wanted.first().innerText());
      await wanted.first().click();
    } else await captains.answer();
  }
  await page.locator('.over-bar').waitFor();
  expect([...pressed]).toEqual(['Offer a draw', 'Accept the draw']);
  expect(hands.size).toBe(2);
  await page.getByRole('link', { name: 'How it ended' }).click();
  await page.getByText('Both Captains agreed to a draw.').first().waitFor();
  expect(inn.faults).toEqual([]);
});
