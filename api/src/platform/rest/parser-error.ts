import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, errorTable } from "../errors.shared.ts";

/** Errors of Node's parser, before a request exists: code of Node's error, our code and message. */
const refusals: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ["HEADERS_TOO_LARGE", "The headers are larger than 16 kB"],
  ERR_HTTP_REQUEST_TIMEOUT: ["REQUEST_TIMEOUT", "The request took too long to arrive"],
};
const noHttp: [ErrorCode, string] = ["VALIDATION_FAILED", "This is not a request in HTTP/1.1"];

/** Answers input that is not a request with the usual error body, and closes the connection. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [code, message] = refusals[error.code ?? ""] ?? noHttp;
  const { status } = errorTable[code];
  const body = JSON.stringify({ message, error: code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  if (!socket.writable) return void socket.destroy(error);
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
