/** First light: takes a link out of the address bar, then starts the app. */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import './app/tokens.css';
import './app/base.css';
import './platform/texts.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { takeLink } from './platform/take-link.ts';

takeLink();
createRoot(document.getElementById('root')!).render(<App />);
