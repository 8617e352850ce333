import { Menu } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { webhooksPath } from "../../product/kind.ts";
import { Download } from "../../ui/icons.ts";
import { ToolButton } from "../ToolButton.tsx";
import { ExportSheet } from "./ExportSheet.tsx";
import { useExport } from "./useExport.ts";

const formats = { CSV: "CSV", XLSX: "Excel (XLSX)", JSON: "JSON" } as const;

interface ExportMenuProps {
  content: { id: string; key: string };
  allowsSeveral: boolean;
  defaultOpen: boolean;
}

export function ExportMenu({ content: { id, key }, allowsSeveral, defaultOpen }: ExportMenuProps) {
  const [optionColumns, setOptionColumns] = useState(false);
  const [codes, setCodes] = useState(false);
  const { running, start, cancel } = useExport(id);
  return (
    <>
      <Menu.Root defaultOpen={defaultOpen} lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <ToolButton icon={Download} label="Export Results" disabled={running !== null} />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {(["CSV", "XLSX", "JSON"] as const).map((format) => (
              <Menu.Item key={format} value={format} onClick={() => start(format, { optionColumns, codes })}>
                {formats[format]}
              </Menu.Item>
            ))}
            {codes && (
              <Menu.Item value="CODEBOOK" onClick={() => start("CODEBOOK", { optionColumns, codes })}>
                Codebook (CSV)
              </Menu.Item>
            )}
            <Menu.CheckboxItem value="codes" checked={codes} onCheckedChange={setCodes} closeOnSelect={false}>
              <Menu.ItemIndicator />
              Codes and short names, for R or SPSS
            </Menu.CheckboxItem>
            {allowsSeveral && !codes && (
              <Menu.CheckboxItem
                value="columns"
                checked={optionColumns}
                onCheckedChange={setOptionColumns}
                closeOnSelect={false}
              >
                <Menu.ItemIndicator />A column for each option
              </Menu.CheckboxItem>
            )}
            <Menu.Separator />
            {/* Runs after the menu has closed, because the print dialog would keep it open. */}
            <Menu.Item value="print" onClick={() => setTimeout(() => print())}>
              Print or Save as PDF
            </Menu.Item>
            <Menu.Item value="webhooks" asChild>
              <Link to={webhooksPath(key)}>Webhooks</Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <ExportSheet progress={running} onCancel={cancel} />
    </>
  );
}
