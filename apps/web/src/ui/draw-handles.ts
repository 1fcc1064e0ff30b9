/** The corners of a border under the finger: dragged, moved with the arrow keys, chosen and removed. */
import { type Map as LibreMap, Marker } from 'maplibre-gl';

type Position = [number, number];

export interface Handle {
  at: Position;
  label: string;
  className: string;
  chosen: boolean;
}

export interface HandleEvents {
  /** While it is dragged, for each place it passes. */
  onDrag: (index: number, at: Position) => void;
  onDrop: (index: number, at: Position) => void;
  onChoose: (index: number) => void;
  onRemove: (index: number) => void;
}

const step = 6;
const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** Handles of one kind on one map. The nth stays the nth element, so that what has the focus keeps it. */
export function openHandles(map: LibreMap, events: HandleEvents) {
  const markers: Marker[] = [];

  const make = (index: number): Marker => {
    const element = document.createElement('button');
    element.type = 'button';
    const marker = new Marker({ element, draggable: true });
    const here = (): Position => [marker.getLngLat().lng, marker.getLngLat().lat];
    marker.on('drag', () => events.onDrag(index, here()));
    marker.on('dragend', () => events.onDrop(index, here()));
    element.addEventListener('click', (event) => {
      // The map beneath would take it for a new corner.
      event.stopPropagation();
      events.onChoose(index);
    });
    element.addEventListener('keydown', (event) => {
      const move = arrows[event.key];
      if (move) {
        const { x, y } = map.project(marker.getLngLat());
        const { lng, lat } = map.unproject([x + move[0], y + move[1]]);
        events.onDrop(index, [lng, lat]);
      } else if (event.key === 'Delete' || event.key === 'Backspace') events.onRemove(index);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return marker;
  };

  return {
    show(handles: readonly Handle[]): void {
      while (markers.length > handles.length) markers.pop()!.remove();
      for (const [index, { at, label, className, chosen }] of handles.entries()) {
        const marker = markers[index] ?? make(index);
        const element = marker.getElement();
        for (const name of className.split(' ')) element.classList.add(name);
        element.setAttribute('aria-label', label);
        element.setAttribute('aria-pressed', String(chosen));
        marker.setLngLat(at);
        if (markers[index]) continue;
        markers.push(marker);
        marker.addTo(map);
      }
    },
    close(): void {
      for (const marker of markers.splice(0)) marker.remove();
    },
  };
}
