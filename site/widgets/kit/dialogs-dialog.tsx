// What the dialogs share: when they are open, the box over the page, its header, and its row of buttons.
import { type ReactNode, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { toLength } from './dialogs-length.ts';

/** Opening and closing, each with its event. */
export function useDialog(fire: (event: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const change = (opens: boolean) => {
    setOpen(opens);
    fire(opens ? 'onOpened' : 'onClose');
  };
  const close = () => change(false);
  return {
    isOpen,
    change,
    open: () => change(true),
    close,
    /** A button at the end: its event, then the dialog closes. */
    end(event: string) {
      fire(event);
      close();
    },
  };
}

type Props = {
  control: ReturnType<typeof useDialog>;
  title: string;
  role?: 'dialog' | 'alertdialog';
  width?: string;
  /** A backdrop covers the page, and a click beside the dialog doesn't close it. */
  isModal: boolean;
  hasCloseAction?: boolean;
  hasKeyboard?: boolean;
  hasHeader?: boolean;
  /** Icon beside the title. */
  icon?: ReactNode;
  children: ReactNode;
};

export function DemoDialog({
  control: { isOpen, change },
  title,
  role = 'dialog',
  width = '',
  isModal,
  hasCloseAction = true,
  hasKeyboard = true,
  hasHeader = true,
  icon,
  children,
}: Props) {
  const inlineSize = toLength(width);
  const hasTitle = hasHeader && title !== '';
  return (
    <ModalOverlay
      className={isModal ? 'd-dialog-under d-dialog-backdrop' : 'd-dialog-under'}
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={!isModal}
      isKeyboardDismissDisabled={!(hasCloseAction && hasKeyboard)}
    >
      <Modal className="d-dialog-box" {...(inlineSize ? { style: { inlineSize } } : {})}>
        <Dialog
          className="d-dialog"
          role={role}
          {...(hasTitle ? {} : { 'aria-label': title || 'Dialog' })}
        >
          {hasHeader ? (
            <header className="d-dialog-head">
              {icon}
              {hasTitle ? <Heading slot="title">{title}</Heading> : <span />}
              {hasCloseAction ? (
                <Button className="d-dialog-x" slot="close" aria-label="Close">
                  <span aria-hidden="true">×</span>
                </Button>
              ) : null}
            </header>
          ) : null}
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className="d-dialog-actions">{children}</footer>;
}

type OkActionProps = Pick<Props, 'control'> & { caption: string };

/** The only button of a dialog, in its row. */
export function OkAction({ control, caption }: OkActionProps) {
  return (
    <DialogActions>
      <Action isMain onPress={() => control.end('onOk')}>
        {caption}
      </Action>
    </DialogActions>
  );
}

type ActionProps = { isMain?: boolean; type?: 'submit'; onPress?(): void; children: ReactNode };

/** Button in a dialog or in the page that opens it. */
export function Action({ isMain = false, type, onPress, children }: ActionProps) {
  return (
    <Button
      className={isMain ? 'd-dialog-button d-dialog-main' : 'd-dialog-button'}
      type={type ?? 'button'}
      {...(onPress ? { onPress } : {})}
    >
      {children}
    </Button>
  );
}
