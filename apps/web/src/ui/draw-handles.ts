/** Handles for the corners of a border: drag, move with the arrow keys, select and remove. */
import { type Map as LibreMap, Marker } from 'maplibre-gl';

type Position = [number, number];

export interface Handle {
  at: Position;
  label: string;
  className: string;
  chosen: boolean;
}

export interface HandleEvents {
  /** Called for each position during a drag. */
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

/** Handles of one kind on one map. The element of each index is reused, so that it keeps the focus. */
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
      // The map would add a corner.
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
