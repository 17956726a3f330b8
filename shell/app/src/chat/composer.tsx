import { CHAT } from '@stridewell/contracts/web';
import { Button, figures, Hidden, Icon, text, token } from '@stridewell/ui/core';
import { inputStyle } from '@stridewell/ui/forms';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { chatWords } from './chat-words.ts';
import { type Conversation, setInput, useConversationState } from './conversation.ts';

/** Minimum text length, in characters, for the character count to be shown. */
const COUNT_FROM = CHAT.messageMax - 400;
/** Maximum height of the input in pixels (about five lines). Longer text scrolls. */
const MAX_HEIGHT = 148;

const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${token('space-2')};
`;

const Box = styled.textarea`
  ${inputStyle}
  flex: 1;
  height: ${token('control')};
  min-height: ${token('control')};
  max-height: ${MAX_HEIGHT}px;
  padding: 11px ${token('space-3')};
  resize: none;
  &:disabled {
    background: ${token('color-surface-sunken')};
    border-color: transparent;
  }
`;

const Send = styled(Button)`
  flex: none;
  width: ${token('control')};
  padding: 0;
`;

const Stop = styled(Button)`
  flex: none;
  gap: ${token('space-1')};
  padding: 10px 16px 10px 10px;
`;

const Count = styled.p<{ $over: boolean }>`
  ${text('12')}
  ${figures}
  margin-top: calc(-1 * ${token('space-2')});
  color: ${({ $over }) => token($over ? 'color-danger-fg' : 'color-text-3')};
`;

const numberFormat = new Intl.NumberFormat('en-GB');

/** True if the trimmed text has 1 to 4,000 characters. */
const isSendable = (input: string): boolean => {
  const size = input.trim().length;
  return size > 0 && size <= CHAT.messageMax;
};

/** True for Enter without Shift, except when Enter confirms a suggestion from an input method editor (IME). */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;

export interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  conversation: Conversation;
  onSend: () => void;
  /** True while a reply is streaming. The input is then disabled and the Stop button is shown. */
  streaming: boolean;
  onStop: () => void;
  /** Placeholder of the input. Defaults to an invitation to ask. */
  placeholder?: string | undefined;
  /** True while the messages are loading. Nothing can be sent during that time. */
  waiting: boolean;
  disabled: boolean;
}

/** Message input with a Send or Stop button. */
export const Composer = (props: ComposerProps) => {
  const words = chatWords();
  const { box, conversation, onSend, streaming, onStop, placeholder = words.ask, waiting, disabled } = props;
  const id = useId();
  // The text is read in this component and not in its parent, so that typing does not re-render the messages.
  const input = useConversationState(conversation, (state) => state.input);
  const size = input.trim().length;
  const over = size > CHAT.messageMax;
  const ready = isSendable(input) && !waiting && !streaming && !disabled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the textarea grows with its text.
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight + 2, MAX_HEIGHT)}px`;
  }, [box, input]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready) onSend();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (ready) onSend();
  };
  return (
    <>
      <Form onSubmit={handleSubmit}>
        <Hidden as="label" htmlFor={id}>
          {words.message}
        </Hidden>
        <Box
          ref={box}
          id={id}
          rows={1}
          value={input}
          placeholder={streaming ? words.replying : placeholder}
          disabled={streaming || disabled}
          enterKeyHint="send"
          aria-invalid={over || undefined}
          aria-describedby={size >= COUNT_FROM ? `${id}-count` : undefined}
          onChange={(event) => setInput(conversation, event.target.value)}
          onKeyDown={handleKey}
        />
        {streaming ? (
          <Stop onClick={onStop}>
            <Icon name="stop" />
            {words.stop}
          </Stop>
        ) : (
          <Send type="submit" aria-label={words.send} disabled={!ready}>
            <Icon name="send" size={20} />
          </Send>
        )}
      </Form>
      {size >= COUNT_FROM && (
        <Count id={`${id}-count`} $over={over}>
          {words.characters(numberFormat.format(size), numberFormat.format(CHAT.messageMax))}
        </Count>
      )}
    </>
  );
};
