import '@fontsource/grenze-gotisch/latin-600.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n.svelte';

void language.begin().then(() => mount(App, { target: document.getElementById('app')! }));
