// Where a form is: in the page or in a dialog; with its title, and the message with its result.
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

type Props = {
  title: string;
  isDialog: boolean;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  message: Message;
  isToaster: boolean;
  children: ReactNode;
};

/** `count` tells a message apart from a repetition of it. */
export type Message = { text: string; count: number };

export function useMessage() {
  const [message, setMessage] = useState<Message>({ text: '', count: 0 });
  const say = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
  return { message, say };
}

export function FormFrame(props: Props) {
  const { title, isDialog, isOpen, onOpenChange, message, isToaster, children } = props;
  if (!isDialog)
    return (
      <div className="d-data-form">
        {title ? <p className="d-data-title">{title}</p> : null}
        <Said message={message} isToaster={isToaster} />
        {children}
      </div>
    );
  return (
    <div className="d-data-form">
      <Said message={message} isToaster={isToaster} />
      <Button className="d-data-button" onPress={() => onOpenChange(true)}>
        Open the form
      </Button>
      <ModalOverlay
        className="d-data-overlay"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
      >
        <Modal className="d-data-modal">
          <Dialog {...(title ? {} : { 'aria-label': 'Form' })} className="d-data-dialog">
            {title ? (
              <Heading slot="title" className="d-data-title">
                {title}
              </Heading>
            ) : null}
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}

const TOAST_MS = 6000;

function Said({ message, isToaster }: Pick<Props, 'message' | 'isToaster'>) {
  const [gone, setGone] = useState(0);
  const { text, count } = message;
  useEffect(() => {
    if (!isToaster || !count) return;
    const timer = setTimeout(() => setGone(count), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isToaster, count]);
  const isShown = text !== '' && !(isToaster && gone === count);
  return (
    <div role="status" className={isToaster ? 'd-data-toaster' : undefined}>
      {isShown ? <p className="d-data-message">✓ {text}</p> : null}
    </div>
  );
}
