import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onNotePressed } from '../platform/push.ts';
import { useAnyUnsaved } from '../platform/unsaved.ts';

/** MSG-R15: a press on a note opens its screen; a form that holds unsaved words stays. */
export function FollowNotes() {
  const navigate = useNavigate();
  const unsaved = useAnyUnsaved();
  useEffect(() => onNotePressed((path) => void (unsaved || navigate(path))), [navigate, unsaved]);
  return null;
}
