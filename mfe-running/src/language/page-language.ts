export { languageQuery, type PageLanguage, pageLanguage } from '@stridewell/app/screens';
