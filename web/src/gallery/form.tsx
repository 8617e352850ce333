import { Box, Button, Flex, Input } from "@chakra-ui/react";
import { CheckList } from "../ui/form/CheckList.tsx";
import { Choice } from "../ui/form/Choice.tsx";
import { CopyField } from "../ui/form/CopyField.tsx";
import { FormField } from "../ui/form/FormField.tsx";
import { GrowingText } from "../ui/form/GrowingText.tsx";
import { RadioList } from "../ui/form/RadioList.tsx";
import { SearchBox } from "../ui/form/SearchBox.tsx";
import { Segmented } from "../ui/form/Segmented.tsx";
import { Select } from "../ui/form/Select.tsx";
import { SortableItem, SortableList } from "../ui/form/SortableList.tsx";
import { SwitchField } from "../ui/form/SwitchField.tsx";
import { type Examples, Kept, longText } from "./examples.ts";

const variants = ["solid", "outline", "ghost"] as const;
const palettes = ["accent", "ink", "danger"] as const;
const buttons = (disabled: boolean) => (
  <Flex gap="3" wrap="wrap">
    {variants.flatMap((variant) =>
      palettes.map((palette) => (
        <Button key={variant + palette} variant={variant} colorPalette={palette} disabled={disabled}>
          {variant} {palette}
        </Button>
      )),
    )}
  </Flex>
);

const scopes = [
  { value: "read", label: "Read only", hint: "Reads your items." },
  { value: "write", label: "Read and write", hint: longText },
];
const sizes = [
  { value: "few", label: "Few" },
  { value: "many", label: "Many" },
];

const segmented = (look: "box" | "strip") => (
  <Kept initial="few">
    {(value, onChange) => <Segmented label={look} look={look} options={sizes} value={value} onChange={onChange} />}
  </Kept>
);

export const form: Examples = {
  Button: { default: buttons(false), disabled: buttons(true) },
  CheckList: {
    default: (
      <Kept<string[]> initial={["read"]}>
        {(chosen, onChange) => <CheckList legend="It may" options={scopes} chosen={chosen} onChange={onChange} />}
      </Kept>
    ),
    error: (
      <CheckList
        legend="It may"
        options={scopes.map((option) => ({ ...option, isIncluded: option.value === "read" }))}
        chosen={[]}
        onChange={() => {}}
        error="Choose at least one scope"
      />
    ),
  },
  Choice: {
    default: (
      <Kept<"all" | "open"> initial="all">
        {(value, onChange) => (
          <Choice label="State" value={value} onChange={onChange} options={{ all: "All", open: "Open" }} />
        )}
      </Kept>
    ),
  },
  CopyField: {
    default: <CopyField label="Link" value="https://example.com/quiz/rivers" />,
    "long text": <CopyField label="Code" value={longText} rows={3} isPrimary />,
    read: <CopyField label="Short link" value="https://example.com/s/abc" isRead />,
  },
  FormField: {
    default: (
      <FormField label="Name" hint="Shown to participants">
        <Input />
      </FormField>
    ),
    error: (
      <FormField label="Email" error="Please enter an email address.">
        <Input defaultValue={longText} />
      </FormField>
    ),
    disabled: (
      <FormField label="Closed">
        <Input disabled defaultValue="cannot be changed" />
      </FormField>
    ),
  },
  GrowingText: {
    default: <GrowingText aria-label="Short text" />,
    "long text": <GrowingText aria-label="Long text" defaultValue={longText.repeat(4)} />,
  },
  RadioList: { default: <RadioList legend="What may it do?" options={scopes} field={{ name: "scope" }} /> },
  Select: {
    default: (
      <Select aria-label="Order">
        <option>Newest first</option>
        <option>{longText}</option>
      </Select>
    ),
    small: (
      <Select aria-label="Order" size="sm">
        <option>Newest first</option>
      </Select>
    ),
  },
  SearchBox: {
    default: (
      <Kept initial="">
        {(value, onChange) => (
          <SearchBox label="Search" placeholder="Search titles" maxLength={100} value={value} onChange={onChange} />
        )}
      </Kept>
    ),
  },
  Segmented: { box: segmented("box"), strip: segmented("strip") },
  SortableList: {
    default: (
      <Kept initial={["Rhine", "Danube", "Elbe"]}>
        {(ids, setIds) => (
          <SortableList ids={ids} noun="river" onMove={(from, to) => setIds(reordered(ids, from, to))}>
            <Box as="ul" listStyleType="none">
              {ids.map((id) => (
                <SortableItem key={id} id={id} handleLabel={`Move ${id}`}>
                  {(handle) => (
                    <Flex gap="2" align="center">
                      {handle} {id}
                    </Flex>
                  )}
                </SortableItem>
              ))}
            </Box>
          </SortableList>
        )}
      </Kept>
    ),
  },
  SwitchField: {
    default: (
      <Kept initial={true}>
        {(checked, onChange) => <SwitchField label="Public" hint={longText} checked={checked} onChange={onChange} />}
      </Kept>
    ),
    disabled: <SwitchField label="Necessary" checked />,
  },
};

function reordered(ids: string[], from: number, to: number) {
  const rest = ids.filter((_, place) => place !== from);
  return rest.toSpliced(to, 0, ids[from] as string);
}
