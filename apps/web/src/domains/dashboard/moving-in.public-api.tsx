/** What imports show of moving in: the way back to it, for whoever came from there (SETTINGS-R13). */
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../platform/texts.ts';

export function BackToMovingIn() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  if (!search.has('moving-in')) return null;
  return (
    <Button component={Link} to="/settings/moving-in/">
      {t('shell:movingIn.open')}
    </Button>
  );
}
