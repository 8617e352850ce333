import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { perform } from "../../product/operation/perform.ts";
import { Refused } from "../../product/operation/refused.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { AccountAction } from "../form/AccountAction.tsx";
import { accessToken, refreshSession } from "../session/session.ts";

export function OwnData() {
  const [isPending, setPending] = useState(false);

  async function download() {
    setPending(true);
    await perform("Download failed", async () => {
      const response = await fetchData();
      saveFile(await response.blob(), fileName(response));
    });
    setPending(false);
  }

  return (
    <AccountAction
      title="Download my data"
      action={
        <Button variant="outline" colorPalette="ink" disabled={isPending} onClick={download}>
          {isPending ? "Downloading..." : "Download My Data"}
        </Button>
      }
    >
      All your data and content as one JSON file
    </AccountAction>
  );
}

async function fetchData(): Promise<Response> {
  const token = accessToken();
  let response = await withToken(token);
  if (response.status === 401 && (await refreshSession(token))) response = await withToken(accessToken());
  if (!response.ok) throw new Refused(await response.json());
  return response;
}

const withToken = (token: string | null) => fetch("/api/auth/data", { headers: { authorization: `Bearer ${token}` } });

const fileName = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "assay-data.json";
