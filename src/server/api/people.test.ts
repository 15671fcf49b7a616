import { describe, expect, test } from 'vitest';
import { DAY, openApp, openTestTable } from '#testing/test-app.ts';

describe('identity', () => {
  test('a visitor who asks who they are is a person from then on', async () => {
    const { person } = await openApp();
    const ann = person();
    const first = await ann.get('/api/me');
    expect(first.body).toMatchObject({ name: 'Guest' });
    await ann.post('/api/me', { name: 'Ann' });
    expect((await ann.get('/api/me')).body).toEqual({ ...first.body, name: 'Ann' });
    expect((await person().get('/api/me')).body['person']).not.toBe(first.body['person']);
  });

  test('the page sets the cookie, once, and replaces a forged one', async () => {
    const { person } = await openApp();
    const ann = person();
    await ann.get('/');
    const first = ann.cookie;
    expect(first).toContain('sternwheel=');
    expect((await ann.get('/')).headers?.['set-cookie']).toBeUndefined();
    const { body } = await ann.get('/api/me');
    expect(first).toContain(String(body['person']));
    const forged = await person().ask('GET', '/', { headers: { cookie: 'sternwheel=ann.forged' } });
    expect(forged.headers?.['set-cookie']).toMatch(/^sternwheel=[^;]+\.[^;]+;/);
  });

  test('looking does not make a visitor a person', async () => {
    const { person } = await openApp();
    const ann = person();
    await ann.get('/api/tables');
    await ann.get('/api/games');
    expect(ann.cookie).toBeUndefined();
  });

  test.each(['<script>alert(1)</script>', 'Zoë 🎲'])('the name %s is text and comes back as it was', async (name) => {
    const { person } = await openApp();
    const ann = person();
    await ann.post('/api/me', { name });
    expect((await ann.get('/api/me')).body).toMatchObject({ name });
  });

  test.each(['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\u202Eb'])('the name %j is refused', async (name) => {
    const { person } = await openApp();
    expect(await person().post('/api/me', { name })).toMatchObject({ status: 400, body: { code: 'malformedMessage' } });
  });

  test('a seat link makes another device the same person', async () => {
    const { person } = await openApp();
    const [ann, phone] = [person(), person()];
    const table = await openTestTable(ann);
    const { body: link } = await ann.post(`/api/tables/${table}/seats/1/link`, {});
    const followed = await phone.post('/api/links', { token: link['token'] });
    expect(followed).toMatchObject({ status: 200, body: { table, seat: 1 } });
    expect((await phone.get('/api/me')).body).toEqual((await ann.get('/api/me')).body);
  });

  test('an old link, a link to a seat since left, and a seat of somebody else are refused', async () => {
    const { person, pass } = await openApp();
    const [ann, bob] = [person(), person()];
    const table = await openTestTable(ann);
    const link = async () => (await ann.post(`/api/tables/${table}/seats/1/link`, {})).body;
    const old = await link();
    pass(DAY + 1);
    expect(await bob.post('/api/links', { token: old['token'] })).toMatchObject({
      status: 403,
      body: { code: 'badLink', problem: 'this link is too old' },
    });
    const left = await link();
    await ann.post(`/api/tables/${table}`, { key: 'leave', command: { type: 'leave', seat: 1 } });
    expect(await bob.post('/api/links', { token: left['token'] })).toMatchObject({
      status: 403,
      body: { code: 'badLink' },
    });
    expect(await bob.post(`/api/tables/${table}/seats/0/link`, {})).toMatchObject({
      status: 403,
      body: { code: 'notYourSeat' },
    });
    expect(await bob.post('/api/tables/nowhere/seats/0/link', {})).toMatchObject({
      status: 404,
      body: { code: 'noSuchTable' },
    });
  });
});
