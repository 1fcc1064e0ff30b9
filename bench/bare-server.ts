/** A bare node:http server that sends the same bytes to everyone: the upper bound of the machine. */
import { createServer } from 'node:http';

process.once('message', (body: string) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(0, () => {
    const address = server.address();
    process.send!(typeof address === 'object' && address ? address.port : 0);
  });
});
