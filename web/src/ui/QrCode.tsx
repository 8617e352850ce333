import { Box, Button, Flex } from "@chakra-ui/react";
import { QRCodeCanvas, QRCodeSVG } from "qrcode.react";
import { useRef } from "react";
import { Download } from "./icons.ts";
import { saveFile } from "./saveFile.ts";

interface QrCodeProps {
  link: string;
  title: string;
}

/** The quiet zone, in modules, that readers need. */
const quietZone = 4;
/** The side of the downloaded picture in pixels: enough for a poster. */
const downloadSize = 1024;

export function QrCode({ link, title }: QrCodeProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const name = `QR code ${title.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;

  function saveDrawing() {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveFile(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  }
  const savePicture = () => picture.current?.toBlob((file) => file && saveFile(file, `${name}.png`));

  return (
    <Flex direction="column" align="center" gap="4">
      {/* Dark on light in both color modes: many cameras refuse an inverted code. */}
      <Box bg="white" borderWidth="1px" borderRadius="l2" overflow="hidden">
        <QRCodeSVG
          ref={drawing}
          value={link}
          size={224}
          level="M"
          marginSize={quietZone}
          title={`QR code for ${link}`}
        />
      </Box>
      <Box hidden>
        <QRCodeCanvas ref={picture} value={link} size={downloadSize} level="M" marginSize={quietZone} />
      </Box>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button variant="outline" colorPalette="ink" size="sm" h="11" onClick={savePicture}>
          <Download aria-hidden /> PNG
        </Button>
        <Button variant="outline" colorPalette="ink" size="sm" h="11" onClick={saveDrawing}>
          <Download aria-hidden /> SVG
        </Button>
      </Flex>
    </Flex>
  );
}
