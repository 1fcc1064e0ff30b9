import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#platform/api.ts';
import { farewell, session } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';

/** Accepts the privacy policy, or declines it and signs out (AUTH-R9). */
export function useAnswerPrivacy() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (accepted: boolean) => {
      if (!accepted) {
        await call('access.declinePrivacyPolicy');
        farewell.set(t('shell:privacy.declined'));
        session.clear();
        navigate('/denied', { replace: true });
        return;
      }
      const { privacy_consent } = await call('access.acceptPrivacyPolicy');
      const known = session.get();
      if (known) session.set({ ...known, user: { ...known.user, privacy_consent } });
      await queries.invalidateQueries({ queryKey: ['people.readProfile'] });
    },
  });
}
