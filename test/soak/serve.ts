/** The server, with a time of day that the soak can set: by messages from its parent. */
let offset = 0;
const real = Date.now;
Date.now = () => real() + offset;
process.on('message', (message: { readonly jump: number }) => (offset += message.jump));
process.channel?.unref();

const { serve } = await import('#server/serve.ts');
process.exitCode = await serve(process.env, console.log);
