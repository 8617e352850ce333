import { useEffect, useEffectEvent, useRef, useState } from "react";
import { accessToken, refreshSession } from "../../../account/session/session.ts";
import { announce } from "../../../ui/announce.ts";
import { sendFile } from "../../../ui/sendFile.ts";

export type Upload =
  | { status: "none" }
  | { status: "sending"; name: string; share: number }
  | { status: "sent"; address: string }
  | { status: "failed"; message: string };

const failed = "The picture could not be sent. Please check your connection and try again.";

/** Uploads one picture at a time. Another one replaces it. */
export function useUpload(begun: Upload, first: File | null) {
  const [upload, setUpload] = useState(begun);
  const current = useRef<AbortController>(null);
  const begin = useEffectEvent(() => {
    if (first) void send(first);
  });
  useEffect(() => {
    begin();
    return () => current.current?.abort();
  }, []);

  async function send(file: File) {
    current.current?.abort();
    const sending = new AbortController();
    current.current = sending;
    const show = (share: number) => setUpload({ status: "sending", name: file.name, share });
    show(0);
    announce("Sending the picture");
    const outcome = await deliver(file, show, sending.signal);
    if (sending.signal.aborted) return;
    setUpload(outcome);
    if (outcome.status === "sent") announce("Picture sent");
  }

  return {
    upload,
    send: (file: File) => void send(file),
    stop() {
      current.current?.abort();
      setUpload(begun);
    },
  };
}

async function deliver(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Upload> {
  const token = accessToken();
  const attempt = (token: string | null) =>
    sendFile(file, {
      method: "POST",
      path: "/api/images",
      headers: { "content-type": file.type || "application/octet-stream", authorization: `Bearer ${token}` },
      onProgress,
      signal,
    });
  try {
    let answer = await attempt(token);
    if (answer.status === 401 && (await refreshSession(token))) answer = await attempt(accessToken());
    return outcomeOf(answer);
  } catch {
    return { status: "failed", message: failed };
  }
}

function outcomeOf({ status, body }: { status: number; body: string }): Upload {
  if (status === 401) return { status: "failed", message: "You have been signed out. Please sign in and try again." };
  try {
    const { url, message } = JSON.parse(body) as { url?: string; message?: string };
    if (status === 201 && url) return { status: "sent", address: url };
    return { status: "failed", message: message ? `${message}.`.replace(/\.\.$/, ".") : failed };
  } catch {
    return { status: "failed", message: failed };
  }
}
