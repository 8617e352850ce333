import { Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { SwitchField } from "../../ui/form/SwitchField.tsx";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { defaults } from "./consent.ts";
import { closeDetails, decide, knownPreferences, useConsentState } from "./consentState.ts";

export function CookiePreferences({ open }: { open: boolean }) {
  const { opener } = useConsentState();
  // The button that opened this may have disappeared with the banner.
  const rest = () => (opener?.isConnected ? opener : document.getElementById("main"));
  return (
    <Sheet open={open} title="Cookie Preferences" finalFocus={rest} onClose={closeDetails}>
      <Choices />
    </Sheet>
  );
}

function Choices() {
  const [preferences, setPreferences] = useState(() => knownPreferences() ?? defaults);
  return (
    <>
      <Text color="fg.muted" mb="3">
        Choose what Assay may store. You can change this in the Cookie Policy.
      </Text>
      <SwitchField label="Necessary" hint="Keeps you logged in and remembers this choice" checked />
      <SwitchField
        label="Analytics"
        hint="Counts visits to each page"
        checked={preferences.analytics}
        onChange={(analytics) => setPreferences({ ...preferences, analytics })}
      />
      <SwitchField
        label="Marketing"
        hint="Measures announcements on other sites"
        checked={preferences.marketing}
        onChange={(marketing) => setPreferences({ ...preferences, marketing })}
      />
      <Flex justify="flex-end" mt="4">
        <Button onClick={() => decide(preferences)}>Save Preferences</Button>
      </Flex>
    </>
  );
}
