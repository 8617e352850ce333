import { defineSlotRecipe } from "@chakra-ui/react";
import { field, fieldSizes } from "./recipes.ts";

const focusRing = { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" } as const;

const fieldSlots = defineSlotRecipe({
  className: "field",
  slots: ["root", "label", "requiredIndicator", "errorText", "helperText"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "1.5", width: "100%", position: "relative" },
    label: { display: "flex", gap: "1", fontSize: "sm", fontWeight: "medium" },
    requiredIndicator: { color: "fg.muted" },
    errorText: { fontSize: "sm", color: "fg.error", fontWeight: "medium" },
    helperText: { fontSize: "sm", color: "fg.muted" },
  },
});

const fieldset = defineSlotRecipe({
  className: "fieldset",
  slots: ["root", "legend", "content", "errorText", "helperText"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "3", width: "100%" },
    legend: { fontSize: "sm", fontWeight: "medium", mb: "2" },
    content: { display: "flex", flexDirection: "column", gap: "4", width: "100%" },
    errorText: { fontSize: "sm", color: "fg.error", fontWeight: "medium" },
    helperText: { fontSize: "sm", color: "fg.muted" },
  },
});

const nativeSelect = defineSlotRecipe({
  className: "select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", display: "flex", width: "100%", height: "fit-content" },
    field: { ...field, cursor: "pointer", "& > option": { bg: "bg.panel", color: "fg" } },
    indicator: {
      position: "absolute",
      insetEnd: "3",
      top: "50%",
      transform: "translateY(-50%)",
      pointerEvents: "none",
      color: "fg.muted",
      _icon: { boxSize: "4" },
    },
  },
  variants: {
    size: {
      sm: { field: { ...fieldSizes.sm, pe: "8" } },
      md: { field: { ...fieldSizes.md, pe: "9" } },
      lg: { field: { ...fieldSizes.lg, pe: "10" } },
    },
  },
  defaultVariants: { size: "md" },
});

const mark = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: "0",
  boxSize: "5",
  bg: "bg.panel",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  cursor: "pointer",
  _focusVisible: focusRing,
  _invalid: { borderColor: "border.error" },
  _disabled: { opacity: "0.5", cursor: "not-allowed" },
} as const;

const checkbox = defineSlotRecipe({
  className: "checkbox",
  slots: ["root", "control", "indicator", "label", "group"],
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "2.5", position: "relative", cursor: "pointer" },
    control: {
      ...mark,
      borderRadius: "l1",
      p: "0.5",
      _icon: { boxSize: "full" },
      _checked: { bg: "accent.solid", borderColor: "accent.solid", color: "accent.contrast" },
      _indeterminate: { bg: "accent.solid", borderColor: "accent.solid", color: "accent.contrast" },
    },
    label: { fontSize: "md", userSelect: "none" },
  },
});

const radioGroup = defineSlotRecipe({
  className: "radio-group",
  slots: ["root", "label", "item", "itemText", "itemControl", "indicator", "itemAddon", "itemIndicator"],
  base: {
    label: { fontSize: "sm", fontWeight: "medium" },
    item: { display: "inline-flex", alignItems: "center", gap: "2.5", position: "relative", cursor: "pointer" },
    itemText: { fontSize: "md", userSelect: "none" },
    itemControl: {
      ...mark,
      borderRadius: "full",
      "& .dot": { boxSize: "0", borderRadius: "full" },
      _checked: { borderColor: "accent.solid", borderWidth: "6px" },
    },
  },
});

const switchSlots = defineSlotRecipe({
  className: "switch",
  slots: ["root", "control", "thumb", "label", "indicator"],
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "3", position: "relative", cursor: "pointer" },
    control: {
      display: "inline-flex",
      flexShrink: "0",
      alignItems: "center",
      width: "10",
      height: "6",
      p: "0.5",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      bg: "bg.muted",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
      _focusVisible: focusRing,
      _checked: { bg: "accent.solid", borderColor: "accent.solid" },
      _disabled: { opacity: "0.5", cursor: "not-allowed" },
    },
    thumb: {
      boxSize: "4",
      borderRadius: "full",
      bg: "border.emphasized",
      transitionProperty: "translate, background-color",
      transitionDuration: "fast",
      _checked: { translate: "1.125rem 0", bg: "accent.contrast" },
    },
    label: { fontSize: "md", userSelect: "none" },
  },
});

const dialog = defineSlotRecipe({
  className: "dialog",
  slots: [
    "trigger",
    "backdrop",
    "positioner",
    "content",
    "header",
    "title",
    "description",
    "body",
    "footer",
    "closeTrigger",
  ],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      bg: "rgb(20 16 10 / 0.45)",
      zIndex: "overlay",
      _open: { animation: "fade-in 200ms ease-out" },
      _closed: { animation: "fade-out 120ms ease-in" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "modal",
      display: "flex",
      justifyContent: "center",
      alignItems: { base: "flex-end", md: "flex-start" },
      overflow: "auto",
      overscrollBehaviorY: "none",
    },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      width: "100%",
      maxH: { base: "92dvh", md: "none" },
      overflow: "auto",
      my: { base: "0", md: "16" },
      bg: "bg.panel",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: { base: "8px 8px 0 0", md: "l3" },
      boxShadow: "lg",
      outline: "0",
      pb: { base: "env(safe-area-inset-bottom)", md: "0" },
      _open: { animation: "rise 200ms ease-out" },
      _closed: { animation: "fade-out 120ms ease-in" },
    },
    header: { display: "flex", px: "6", pt: "6", pb: "2", pe: "14" },
    title: { fontFamily: "heading", fontWeight: "500", textStyle: "2xl", overflowWrap: "anywhere" },
    description: { color: "fg.muted" },
    body: { flex: "1", px: "6", pt: "2", pb: "6" },
    footer: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3", px: "6", pb: "6" },
    closeTrigger: { position: "absolute", top: "4", insetEnd: "4" },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: "md" } } },
      md: { content: { maxW: { md: "xl" } } },
      lg: { content: { maxW: { md: "3xl" } } },
    },
  },
  defaultVariants: { size: "md" },
});

const menu = defineSlotRecipe({
  className: "menu",
  slots: [
    "arrow",
    "arrowTip",
    "content",
    "contextTrigger",
    "indicator",
    "item",
    "itemCommand",
    "itemGroup",
    "itemGroupLabel",
    "itemIndicator",
    "itemText",
    "positioner",
    "separator",
    "trigger",
    "triggerItem",
  ],
  base: {
    content: {
      minW: "44",
      maxH: "var(--available-height)",
      overflowY: "auto",
      py: "1",
      bg: "bg.panel",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "l2",
      boxShadow: "lg",
      outline: "0",
      zIndex: "popover",
      _open: { animation: "fade-in 120ms ease-out" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minH: "11",
      px: "4",
      color: "fg",
      fontSize: "md",
      textDecoration: "none",
      cursor: "pointer",
      outline: "0",
      userSelect: "none",
      _highlighted: { bg: "bg.subtle" },
      _icon: { boxSize: "4", color: "fg.muted" },
    },
    separator: { height: "1px", bg: "border", my: "1" },
  },
});

const table = defineSlotRecipe({
  className: "table",
  slots: ["root", "header", "body", "row", "columnHeader", "cell", "footer", "caption"],
  base: {
    root: {
      width: "100%",
      borderCollapse: "collapse",
      textAlign: "start",
      fontVariantNumeric: "lining-nums tabular-nums",
    },
    caption: { textAlign: "start", color: "fg.muted", fontSize: "sm", py: "2", captionSide: "bottom" },
    columnHeader: {
      textAlign: "start",
      color: "fg.muted",
      fontSize: "sm",
      fontWeight: "medium",
      borderBottomWidth: "1px",
      borderColor: "border.emphasized",
      whiteSpace: "nowrap",
    },
    cell: { textAlign: "start", verticalAlign: "baseline", borderBottomWidth: "1px", borderColor: "border" },
  },
  variants: {
    size: {
      sm: { columnHeader: { px: "2", py: "1.5" }, cell: { px: "2", py: "2", fontSize: "sm" } },
      md: { columnHeader: { px: "3", py: "2" }, cell: { px: "3", py: "3" } },
    },
    interactive: { true: { row: { cursor: "pointer", _hover: { bg: "bg.subtle" } } } },
  },
  defaultVariants: { size: "md" },
});

const toast = defineSlotRecipe({
  className: "toast",
  slots: ["root", "title", "description", "indicator", "closeTrigger", "actionTrigger"],
  base: {
    root: {
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      position: "relative",
      width: { base: "full", md: "sm" },
      maxW: "420px",
      py: "4",
      ps: "5",
      pe: "12",
      bg: "ink.solid",
      color: "ink.contrast",
      borderRadius: "l2",
      boxShadow: "lg",
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      zIndex: "var(--z-index)",
      height: "var(--height)",
      opacity: "var(--opacity)",
      willChange: "translate, opacity",
      transition: "translate 300ms ease-out, opacity 300ms ease-out, height 300ms ease-out",
      "&[data-type=error]": { bg: "danger.solid", color: "danger.contrast" },
    },
    title: { fontWeight: "semibold" },
    description: { fontSize: "sm", overflowWrap: "anywhere" },
    closeTrigger: {
      position: "absolute",
      top: "2",
      insetEnd: "2",
      boxSize: "9",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      borderRadius: "l2",
      cursor: "pointer",
      _icon: { boxSize: "4" },
      _focusVisible: { outline: "2px solid", outlineColor: "currentColor", outlineOffset: "-2px" },
    },
  },
});

export const slotRecipes = {
  checkbox,
  dialog,
  field: fieldSlots,
  fieldset,
  menu,
  nativeSelect,
  radioGroup,
  switch: switchSlots,
  table,
  toast,
};
