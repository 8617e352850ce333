import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const { PORT = "8000", WEBHOOK_SECRET = "" } = process.env;
const webhook = new Webhook(WEBHOOK_SECRET);

createServer(async (request, response) => {
  try {
    // Throws unless the signature is correct and at most five minutes old.
    const message = webhook.verify(await text(request), request.headers as Record<string, string>);
    console.log(JSON.stringify(message));
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(Number(PORT));
