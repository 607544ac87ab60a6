import { type DragEvent, useState } from 'react';

/** Lines that are dragged to a place, counted from 0: what each line of the list needs for it. */
export function useDragging(drop: (id: string, position: number) => void) {
  const [dragged, setDragged] = useState<string>();
  return (id: string, at: number) => ({
    draggable: true,
    'data-dragged': dragged === id,
    onDragStart: () => setDragged(id),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragEnd: () => setDragged(undefined),
    onDrop: () => {
      if (dragged !== undefined && dragged !== id) drop(dragged, at);
      setDragged(undefined);
    },
  });
}
