import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export interface Received {
  /** The envelope's recipients. */
  recipients: string[];
  /** Unfolded values by lower-case name. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** A real SMTP server. `refusal` replaces accepting a mail; `hideSMTPUTF8` turns international addresses off. */
export async function smtpServer(port = 0, options: Pick<SMTPServerOptions, "hideSMTPUTF8"> = {}) {
  const received: Received[] = [];
  const refused: Received[] = [];
  const control: { refusal: { code: number; text: string } | null } = { refusal: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // A reverse lookup would wait for a name server.
    disableReverseLookup: true,
    logger: false,
    ...options,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = parsed(
          Buffer.concat(chunks).toString("latin1"),
          envelope.rcptTo.map(({ address }) => address),
        );
        const { refusal } = control;
        (refusal ? refused : received).push(mail);
        callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const { port: taken } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, refused, control, close };
}

function parsed(source: string, recipients: string[]): Received {
  const { headers, body } = split(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  const content = (type: string) => {
    const part = parts.find(({ headers }) => headers["content-type"]?.startsWith(type));
    return part
      ? decoded(part.body, part.headers["content-transfer-encoding"] ?? "")
          .replaceAll("\r\n", "\n")
          .trim()
      : "";
  };
  return { recipients, headers, text: content("text/plain"), html: content("text/html") };
}

function split(source: string) {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^[^:]+: ?/, "")]),
  );
  return { headers, body: source.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
