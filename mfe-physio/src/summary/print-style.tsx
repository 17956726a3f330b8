import { createGlobalStyle } from 'styled-components';

/** Print style: black on white, only the page's content, no page break inside a row. */
export const PrintStyle = createGlobalStyle`
  @media print {
    :root { color-scheme: light; }
    @page { margin: 16mm; }
    body { background: #fff; color: #000; font-size: 11pt; }
    body * { color: #000 !important; background: transparent !important; box-shadow: none !important; }
    body { visibility: hidden; }
    #main { visibility: visible; position: absolute; inset: 0 auto auto 0; width: 100%; max-width: none; padding: 0; }
    #main a, #main button, [data-no-print] { display: none !important; }
    section { break-inside: avoid; border-color: #999 !important; border-radius: 0 !important; padding: 8pt !important; }
    tr, li { break-inside: avoid; }
    [data-scroll] { overflow: visible !important; }
  }
`;
