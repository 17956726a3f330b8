import { Button, Row, Stack, showToast } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { useEffect, useRef } from 'react';

/** Private address, shown only once. Focusing the field selects the address, and a button copies it. */
export const Address = ({ url }: { url: string }) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  const handleCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied', tone: 'success' });
    } catch {
      // The browser may deny a framed page access to the clipboard. The text is then selected, to be copied manually.
      row.current?.querySelector('input')?.select();
      showToast({ title: 'Please copy the link yourself', text: 'It is selected.', tone: 'default' });
    }
  };
  return (
    <Stack $gap={3} ref={row}>
      <TextField
        label="Your private link"
        readOnly
        value={url}
        help="Add it to your calendar as a subscription. It is shown only once, and anyone who has it can read your plan."
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button small icon="copy" onClick={() => void handleCopy()}>
          Copy link
        </Button>
      </Row>
    </Stack>
  );
};
