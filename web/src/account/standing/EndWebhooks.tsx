import { SwitchField } from "../../ui/form/SwitchField.tsx";

interface EndWebhooksProps {
  webhooks: readonly { url: string; contentTitle: string }[];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function EndWebhooks({ webhooks, checked, onChange }: EndWebhooksProps) {
  if (webhooks.length === 0) return null;
  const list = webhooks.map(({ url, contentTitle }) => `${url} (${contentTitle})`).join(", ");
  return (
    <SwitchField
      label={webhooks.length === 1 ? "Delete the webhook as well" : `Delete the ${webhooks.length} webhooks as well`}
      hint={`They notify ${list}.`}
      checked={checked}
      onChange={onChange}
    />
  );
}
