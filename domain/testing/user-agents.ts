const webKit = (device: string) => `Mozilla/5.0 (${device} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const IPHONE = webKit('iPhone; CPU iPhone OS 18_6');
const webView = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36${rest}`;

/** User agents of the browsers inside apps, by the name that people know the app by. */
export const IN_APP = {
  ios: {
    Instagram: `${IPHONE} Mobile/15E148 Instagram 428.2.0.37.66 (iPhone16,2; iOS 26_0; en_US; en; scale=3.00; 1290x2796; IABMV/1; 961927775) NW/3 Safari/604.1`,
    TikTok: `${IPHONE} Mobile/15E148 musical_ly_40.6.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/GB isDarkMode/0 WKWebView/1 BytedanceWebview/d8a21c6`,
    Snapchat: `${IPHONE} Mobile/15E148 Snapchat/13.3.0.44 (like Safari/8618.2.12.10.4, panda)`,
    Facebook: `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPhone14,7;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5;FBRV/760683563;IABMV/1]`,
    Messenger: `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/466.0.0.41.109;FBBV/615310455;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.6;FBSS/3;FBLC/en_US;FBOP/5]`,
  },
  android: {
    Instagram: webView(
      ' Instagram 388.0.0.34.75 Android (35/15; 450dpi; 1080x2340; samsung; SM-A556E; a55x; s5e8845; en_GB; 760368464; IABMV/1)',
    ),
    TikTok: webView(
      ' trill_360 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly ByteLocale/en Region/GB BytedanceWebview/d8a21c6',
    ),
    Snapchat: webView(' Snapchat/13.5.0.46 (like Chrome/140.0.7339.51)'),
    Facebook: webView(' [FB_IAB/FB4A;FBAV/502.0.0.66.79;IABMV/1;]'),
    Messenger: webView(' [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]'),
  },
} as const;

/** Versions that name themselves in another way. */
export const OTHER_IN_APP = {
  Facebook: [
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.99;FBBV/1]`,
    webView(' [FB_IAB/FB4A;FBAV/390.0.0.27.105;]'),
    webView(' IABMV/1 MetaIAB Facebook'),
  ],
  Messenger: [
    `${IPHONE} Mobile/15E148 [FBAN/MessengerLiteForiOS;FBAV/470.0]`,
    webView(' [FB_IAB/Orca-Android;FBAV/502.0.0.66.79;IABMV/1;]'),
  ],
} as const;

/** Browsers inside apps that have no name for people. */
export const UNNAMED_IN_APP = {
  'an unknown app on Android': webView(''),
  'an unknown app on an iPhone': `${IPHONE} Mobile/15E148`,
  'the Google app': `${IPHONE} GSA/350.0 Mobile/15E148 Safari/604.1`,
} as const;

export const BROWSERS = {
  'Safari on an iPhone': `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Chrome on an iPhone': `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  'Firefox on an iPhone': `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Samsung Internet':
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;
