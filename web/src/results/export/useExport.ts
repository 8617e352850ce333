import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ExportFormat, useExportMutation } from "#relay/useExportMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { countOf } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { screenVariables } from "../filter/address.ts";
import { download, type Progress } from "./exporting.ts";

const nothingYet: Progress = { bytes: 0, rows: 0, total: 0 };

export function useExport(id: string) {
  const [address] = useSearchParams();
  const [running, setRunning] = useState<Progress | null>(null);
  const controller = useRef<AbortController>(null);
  const [exportResults] = useOperation<useExportMutation>(graphql`
    mutation useExportMutation(
      $id: ID!
      $format: ExportFormat!
      $optionColumns: Boolean
      $codes: Boolean
      $filter: ResultsFilterInput
    ) {
      exportResults(id: $id, format: $format, optionColumns: $optionColumns, codes: $codes, filter: $filter) {
        __typename
        ... on ExportResultsSuccess {
          data
        }
        ... on DomainError { code message }
      }
    }
  `);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (format: ExportFormat, columns: { optionColumns: boolean; codes: boolean }) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(nothingYet);
    try {
      const path = await exportResults({ id, format, ...columns, filter: screenVariables(address).filter });
      signal.throwIfAborted();
      const { file, name, total } = await download(path, format.toLowerCase(), signal, setRunning);
      saveFile(file, name);
      setRunning(null);
      toast.show({
        title: "Exported",
        description: format === "CODEBOOK" ? name : `${countOf(total, "response")} in ${name}`,
      });
    } catch (error) {
      if (signal.aborted) return;
      setRunning(null);
      toast.fail({ title: "Export failed", description: (error as Error).message });
    }
  };

  const cancel = () => {
    controller.current?.abort();
    setRunning(null);
  };

  return { running, start, cancel };
}
