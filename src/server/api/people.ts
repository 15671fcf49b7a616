import { refusal } from '#protocol/refusals.ts';
import { writeCookie } from '../identity/cookie.ts';
import { openSeatLink, writeSeatLink } from '../identity/seat-link.ts';
import { isSecure } from './gate.ts';
import { ok, fail, route } from './route.ts';
import * as schemas from './schemas.ts';

const me = route({
  method: 'GET',
  path: '/api/me',
  title: 'Who am I',
  help: 'Sets a cookie if you have none. From then on, the cookie says who you are.',
  params: schemas.noParams,
  answer: schemas.meSchema,
  createsIdentity: true,
  run: async ({ tableServer, person = '' }) =>
    ok({
      person,
      name: await tableServer.nameOf(person),
      ...(tableServer.build !== undefined && { build: tableServer.build }),
    }),
});

const rename = route({
  method: 'POST',
  path: '/api/me',
  title: 'Change your name',
  help: 'Your name at every table you join from now on. Where you already sit, send the command `rename`.',
  params: schemas.noParams,
  body: schemas.namingSchema,
  answer: schemas.meSchema,
  createsIdentity: true,
  async run({ tableServer, person = '', body: { name } }) {
    await tableServer.rename(person, name);
    return ok({ person, name });
  },
});

const myTables = route({
  method: 'GET',
  path: '/api/me/tables',
  title: 'My tables',
  help: 'The tables where you sit or sat. The newest change comes first.',
  params: schemas.noParams,
  answer: schemas.summariesSchema,
  createsIdentity: false,
  run: async ({ tableServer, person }) =>
    ok({ tables: person === undefined ? [] : await tableServer.tablesOf(person) }),
});

const makeLink = route({
  method: 'POST',
  path: '/api/tables/{table}/seats/{seat}/link',
  title: 'Continue on another device',
  help: 'Makes a token for your seat. Anyone who uses it in time plays as you, so keep it private.',
  params: schemas.seatParams,
  body: schemas.nothingSchema,
  answer: schemas.linkedSchema,
  createsIdentity: true,
  async run({ tableServer, person = '', params: { table, seat } }) {
    const problem = await tableServer.refuseSeat(person, table, seat);
    if (problem !== undefined) return fail(problem);
    const until = tableServer.now() + tableServer.config.linkMilliseconds;
    return ok({ token: writeSeatLink(tableServer.signer, { person, table, seat, until }), until });
  },
});

const followLink = route({
  method: 'POST',
  path: '/api/links',
  title: 'Follow a link to a seat',
  help: 'Sets the cookie of the person who made the link, if they still have the seat. A forged or old link is refused.',
  params: schemas.noParams,
  body: schemas.linkSchema,
  answer: schemas.followedSchema,
  createsIdentity: false,
  async run({ tableServer, ask, body: { token } }) {
    const opened = openSeatLink(tableServer.signer, token, tableServer.now());
    if (!opened.ok) return fail(refusal('badLink', { problem: opened.problem }));
    const { person, table, seat } = opened.link;
    const gone = await tableServer.refuseSeat(person, table, seat);
    if (gone !== undefined)
      return fail(refusal('badLink', { problem: 'the person who made this link no longer has the seat' }));
    return ok(
      { person, table, seat },
      { 'set-cookie': writeCookie(tableServer.signer, person, isSecure(tableServer, ask)) },
    );
  },
});

export const peopleRoutes = [me, rename, myTables, makeLink, followLink];
