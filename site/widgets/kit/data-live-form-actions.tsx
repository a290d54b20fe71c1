// Buttons of a Live Form: some for viewing a record, others for editing it.
type Props = {
  isEditing: boolean;
  onCancel(): void;
  onReset(): void;
  onUpdate(): void;
  onDelete(): void;
  onNew(): void;
};

export function LiveFormActions({ isEditing, ...on }: Props) {
  return (
    <div className="d-data-actions">
      {isEditing ? (
        <>
          <Action caption="Cancel" onClick={on.onCancel} />
          <Action caption="Reset" onClick={on.onReset} />
          <button key="save" type="submit" className="d-data-button d-data-main">
            Save
          </button>
        </>
      ) : (
        <>
          <Action caption="Update" onClick={on.onUpdate} />
          <Action caption="Delete" onClick={on.onDelete} />
          <Action caption="New" onClick={on.onNew} />
        </>
      )}
    </div>
  );
}

function Action({ caption, onClick }: { caption: string; onClick(): void }) {
  return (
    <button type="button" className="d-data-button" onClick={onClick}>
      {caption}
    </button>
  );
}
