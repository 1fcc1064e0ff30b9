/**
 * Opens a record after its sheet has closed: until then its input counts as unsaved, and the navigation would be
 * held. The list stays in the history, unlike with a replaced address.
 */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnyUnsaved } from './unsaved.ts';

export function useOpenSaved(): (address: `/${string}`) => void {
  const navigate = useNavigate();
  const unsaved = useAnyUnsaved();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (address === null || unsaved) return;
    setAddress(null);
    void navigate(address);
  }, [address, unsaved, navigate]);
  return setAddress;
}
