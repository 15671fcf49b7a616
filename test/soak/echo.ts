import { WebSocketServer } from 'ws';

/** Says back what it hears, and nothing else: what a message takes on this machine at best. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
server.on('connection', (ws) => {
  ws.on('error', () => undefined);
  ws.on('message', (data, isBinary) => ws.send(data, { binary: isBinary }));
});
// Ends with the program that measures it, however that ended.
process.on('disconnect', () => process.exit(0));
