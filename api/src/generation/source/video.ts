const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|youtu\.be|(?:www\.)?youtube-nocookie\.com)$/;
const videoId = /^[A-Za-z0-9_-]{11}$/;

/** The id of the video behind a link; null for other links. */
export function youtubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  if (!hosts.test(hostname)) return null;
  const steps = pathname.split("/").filter(Boolean);
  const id = hostname === "youtu.be" ? steps[0] : (searchParams.get("v") ?? steps[1]);
  return id && videoId.test(id) ? id : null;
}
