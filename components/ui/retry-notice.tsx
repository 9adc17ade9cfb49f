import { Button, type ButtonLook } from './button.tsx';

interface Props {
  text: string;
  /** What the button says: a view has its words with it, in its own part of the messages. */
  retry: string;
  /** Called without the press, so that a query's `refetch` can stand here as it is. */
  onRetry: () => unknown;
  className?: string | undefined;
  /** A block with the button below its text, or a line of text that the button ends. */
  as?: 'div' | 'p' | 'span';
  /** An outlined button, unless the notice has the whole page to itself or its place draws another one. */
  button?: ButtonLook;
  isBlocked?: boolean | undefined;
}

/** What could not be fetched, read out as soon as it is said, and the button that asks for it again. */
export function RetryNotice({
  text,
  retry,
  onRetry,
  className,
  as: Tag = 'div',
  button = { variant: 'outline' },
  isBlocked,
}: Props) {
  return (
    <Tag role="alert" className={className}>
      {Tag === 'div' ? <p>{text}</p> : `${text} `}
      <Button {...button} isBlocked={isBlocked} onClick={() => void onRetry()}>
        {retry}
      </Button>
    </Tag>
  );
}
