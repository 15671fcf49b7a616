import { openDatabase } from '#server/store/sqlite.ts';

/** Opens a database, writes once and ends: for tests that kill it meanwhile. */
console.log('ready');
const database = openDatabase(process.argv[2] ?? '');
database.commit(() => database.operations.keep('name', 'value'));
console.log('open');
process.exit(0);
